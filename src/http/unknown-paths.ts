import type { FastifyInstance, FastifyRequest } from 'fastify';
import { didYouMean } from './did-you-mean.ts';
import { PROBLEMS, Problem } from './problems.ts';

const [, , NOTHING] = PROBLEMS.not_found;

/**
 * Makes the problem of a request to a path that there is not, which names the documented one it most likely stands
 * for (`/v1/brand/`, `/v1/prompt`), and otherwise where all are told. Call it before the routes are added. Only for paths
 * of no route: whether an id is unknown or another brand's is not told.
 */
export function unknownPaths(app: FastifyInstance): (request: FastifyRequest) => Problem {
  const known = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    if (url.startsWith('/v1/') && !url.includes(':')) known.add(url);
  });
  return ({ url }) => {
    const [path = ''] = url.split('?');
    const meant = didYouMean(path, [...known]);
    const hint = meant === null ? 'GET /openapi.json tells all there is.' : `did you mean ${meant}?`;
    return new Problem('not_found', { detail: `${NOTHING.slice(0, -1)}; ${hint}` });
  };
}
