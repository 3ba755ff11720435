import type { FastifyInstance, FastifyRequest } from 'fastify';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { PROBLEMS, Problem } from '../problems.ts';

const [, , NOTHING] = PROBLEMS.not_found;

/**
 * Makes the problem of a request to an unknown path, which suggests the documented path it most likely means
 * (`/v1/brand/`, `/v1/prompt`), or else the OpenAPI document. Call it before the routes are added. It serves
 * paths of no route only: unknown ids and those of another brand cannot be told apart.
 */
export function unknownPaths(app: FastifyInstance): (request: FastifyRequest) => Problem {
  const known = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    if (url.startsWith('/v1/') && !url.includes(':')) known.add(url);
  });
  return ({ url }) => {
    const [path = ''] = url.split('?');
    const meant = didYouMean(path, [...known]);
    const hint = meant === null ? 'GET /openapi.json lists all paths.' : `did you mean ${meant}?`;
    return new Problem('not_found', { detail: `${NOTHING.slice(0, -1)}; ${hint}` });
  };
}
