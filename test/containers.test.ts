import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { childEnvironment } from './helpers/child-environment.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** The tests' own runner with other stores. */
const runTests = (environment: Readonly<Record<string, string>>) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', 'test/prompts', '--reporter=default'],
      { cwd: ROOT, env: { ...childEnvironment, HOME: '/nowhere', NO_COLOR: '1', ...environment } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: `${stdout}${stderr}` }),
    );
  });

describe('TEST_STORES', () => {
  // Where an engine answers at its usual place, it is found whatever DOCKER_HOST says.
  it.skipIf(existsSync('/var/run/docker.sock'))(
    'asks for containers: without an engine the run fails with a line that says so',
    async () => {
      const { code, output } = await runTests({
        TEST_STORES: 'containers',
        DOCKER_HOST: 'unix:///nowhere/docker.sock',
      });
      expect(code).toBe(1);
      expect(output).toMatch(
        /^.*TEST_STORES=containers: no container engine answers \(.+\)\. Start one, or .*$/m,
      );
      expect(output).not.toMatch(/^ *at |❯.*\.ts:/m);
    },
  );

  it('is one of two', async () => {
    const { code, output } = await runTests({ TEST_STORES: 'docker' });
    expect(code).toBe(1);
    expect(output).toContain('TEST_STORES: must be one of embedded, containers, not "docker"');
  });
});
