/** A part of a run: what goes wrong in it, and for how long, in milliseconds. */
export interface Phase {
  readonly name: string;
  readonly hangs: readonly ('postgres' | 'clickhouse')[];
  readonly slowBodies: boolean;
  readonly milliseconds: number;
}

const LONGEST_FAULT_MS = 60_000;
/** After a store has gone on, until everything is as it was. */
const RECOVERY_MS = 5_000;

/**
 * The parts of a run: calm ones, slow bodies, each store hanging and both, and the same with slow bodies. Those in
 * which a store hangs take a minute each, or what a short run has for them.
 */
export function phasesOf(
  duration: number,
  { faults, bodies }: { faults: boolean; bodies: boolean },
): Phase[] {
  const hanging = faults ? ([['postgres'], ['clickhouse'], ['postgres', 'clickhouse']] as const) : [];
  const attacks = bodies ? [false, true] : [false];
  const broken = attacks.flatMap((slowBodies) => hanging.map((hangs) => ({ hangs, slowBodies })));
  const whole = [{ slowBodies: false }, ...(bodies ? [{ slowBodies: true }] : []), { slowBodies: false }];
  const fault = Math.min(LONGEST_FAULT_MS, duration / (broken.length + whole.length) - RECOVERY_MS);
  const calm = (duration - broken.length * (fault + RECOVERY_MS)) / whole.length;
  const named = (hangs: Phase['hangs'], slowBodies: boolean, milliseconds: number): Phase => ({
    name:
      [
        ...(hangs.length > 0 ? [`${hangs.join(' and ')} hang${hangs.length > 1 ? '' : 's'}`] : []),
        ...(slowBodies ? ['slow bodies'] : []),
      ].join(', ') || 'calm',
    hangs,
    slowBodies,
    milliseconds,
  });
  const after = { ...named([], false, RECOVERY_MS), name: 'going on' };
  const [first, ...others] = whole.map(({ slowBodies }) => named([], slowBodies, calm));
  return [
    ...(first ? [first] : []),
    ...others.slice(0, -1),
    ...broken.flatMap(({ hangs, slowBodies }) => [named(hangs, slowBodies, fault), { ...after, slowBodies }]),
    ...others.slice(-1),
  ];
}
