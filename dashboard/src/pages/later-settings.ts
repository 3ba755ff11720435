import { later } from '../parts/later.tsx';

/* Settings with scripts of their own: few people open them, and each is larger than the others together. */

export const Import = later(async () => (await import('./settings/import.tsx')).Import);
export const Keys = later(async () => (await import('./settings/keys.tsx')).Keys);
export const Members = later(async () => (await import('./settings/members.tsx')).Members);
export const Notifications = later(async () => (await import('./settings/notifications.tsx')).Notifications);
export const Webhooks = later(async () => (await import('./settings/webhooks.tsx')).Webhooks);
