import { digestMail, organizationOf, readDigest, recipientsOf, sendDigest } from '../../digest/make.ts';
import { lastWeekBefore } from '../../digest/week.ts';
import { foldEmail } from '../../people/person.ts';
import { installQueue } from '../../queue/pool.ts';
import { loadConfig } from '../../runtime/config.ts';
import { createLogger, logTo } from '../../runtime/log.ts';
import { dashboardAddress } from '../../runtime/service-address.ts';
import { today } from '../../shared/dates.ts';
import { missing } from '../../shared/refusal.ts';
import { CommandError } from '../command.ts';
import { type AdminCommands, command } from './admin-command.ts';

/** Link in a digest that is printed: no mail has it, so it turns nothing off. */
const NO_LINK = 'unsubscribe/of-a-mail-that-is-sent';

export const DIGEST_COMMANDS: AdminCommands = {
  digest: command({
    about:
      'Has the worker send the digest of the last complete week to the members who get it, or to one; --print shows it and sends nothing.',
    options: {
      organization: { type: 'id' },
      brand: { type: 'id' },
      user: { type: 'text', value: 'E' },
      print: { type: 'switch' },
    },
    run: async (stores, { organization: organizationId, brand, user, print }) => {
      if (organizationId === undefined && brand === undefined) {
        throw new CommandError('invalid_option', '--organization or --brand is missing');
      }
      const config = loadConfig(process.env);
      if (!print && config.SMTP_URL === undefined) {
        throw new CommandError(
          'invalid_option',
          'SMTP_URL is not set, so nothing can be sent; --print shows it',
        );
      }
      const { postgres, databaseUrl, embedded } = stores;
      const organization = await organizationOf(postgres, { organization: organizationId, brand });
      const email = user === undefined ? undefined : foldEmail(user);
      const recipients = await recipientsOf(postgres, organization.id, email);
      if (email !== undefined && recipients.length === 0) {
        throw missing(`member of ${organization.name} with the address ${email} who gets the digest`);
      }
      const date = today();
      const digest = await readDigest(stores, organization, lastWeekBefore(date), {
        date,
        ...(brand === undefined ? {} : { brandId: brand }),
        signal: new AbortController().signal,
      });
      if (digest.brands.length === 0)
        throw missing('answer of the last complete week, or of the four before');
      const { url } = dashboardAddress(config, embedded);
      if (print) {
        const [to = { email: '', locale: null }] = email === undefined ? [] : recipients;
        const { subject, text, html } = digestMail(digest, to, url)(`${url}/${NO_LINK}`);
        return { subject, text, html };
      }
      await installQueue(databaseUrl, createLogger(config, logTo(2)));
      return { organization: organization.id, mails: await sendDigest(postgres, digest, recipients, url) };
    },
  }),
};
