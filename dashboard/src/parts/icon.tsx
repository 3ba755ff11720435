/* Drawn on a grid of 20 by 20, with lines of the text's colour. */
const PATHS = {
  overview: 'M3 14.5 8 9l3.5 3L17 5.5M17 5.5h-4M17 5.5v4',
  prompts: 'M4 4.5h12v8.5H9.5L6 16v-3H4z',
  answers: 'M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3',
  brands: 'M4 16.5V9M10 16.5v-13M16 16.5V6.5',
  sources:
    'M8.5 11.5a3 3 0 0 0 4.2 0l2.5-2.5a3 3 0 0 0-4.2-4.2l-.8.8M11.5 8.5a3 3 0 0 0-4.2 0L4.8 11a3 3 0 0 0 4.2 4.2l.8-.8',
  settings: 'M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7M12.5 4v4M7.5 12v4',
  compare: 'M4 4.5h5v11H4zM11 8.5h5v7h-5z',
  chevron: 'm6.5 8 3.5 4 3.5-4',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  plus: 'M10 4.5v11M4.5 10h11',
  share: 'M10 12.5v-9M6.5 6.5 10 3l3.5 3.5M4.5 11v5.5h11V11',
  out: 'M11.5 4.5h4v4M15.5 4.5l-6 6M8 5.5H4.5v10h10V12',
  back: 'M16 10H4.5M9 5.5 4.5 10 9 14.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
