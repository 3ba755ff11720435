import { setDomain } from '../../domains/domains.ts';
import { CommandError } from '../command.ts';
import { importDomains } from '../domains-file.ts';
import { type AdminCommands, command } from './admin-command.ts';

export const DOMAIN_COMMANDS: AdminCommands = {
  'domain set': command({
    about: 'Records the content type and rating of a domain; for past dates too.',
    options: {
      domain: { type: 'text', required: true, value: 'D' },
      'content-type': { type: 'text', value: 'T' },
      rating: { type: 'text', value: 'R' },
    },
    run: (stores, { domain, 'content-type': contentType, rating }) => {
      if (contentType === undefined && rating === undefined) {
        throw new CommandError('invalid_option', 'domain set needs --content-type, --rating or both');
      }
      return setDomain(stores, { domain, contentType, rating });
    },
  }),
  'domain import': command({
    about: 'Records the domains of a file with lines domain,rating,content_type.',
    positionals: 'FILE.csv',
    run: (stores, _options, [file]) => {
      if (file === undefined) throw new CommandError('invalid_option', 'domain import needs a FILE.csv');
      return importDomains(stores, file);
    },
  }),
};
