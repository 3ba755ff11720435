import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BACKOFF, pauseBefore } from '../../src/collector/backoff.ts';
import { CircuitBreaker, type Pace, type Slot } from '../../src/collector/circuit-breaker.ts';
import { ENGINE_FAULTS, type EngineFaultKind, type Outcome } from '../../src/providers/index.ts';

const COMPLETE: Outcome = {
  kind: 'complete',
  answer: {
    text: 'x',
    textFormat: 'plain',
    sources: [],
    dropped: 0,
    searched: true,
    searchQueries: null,
    model: null,
    usage: {},
  },
};

const fault = (name: EngineFaultKind, retryAfterMs?: number): Outcome => {
  const { kind, blame } = ENGINE_FAULTS[name];
  const told = { fault: name, blame, reason: `it said ${name}` };
  if (kind === 'failed') return { kind, ...told };
  return { kind, ...told, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
};

/** A breaker with a clock of its own. */
function breakerAt(pace: Partial<Pace> = {}) {
  let now = 1_000_000;
  const breaker = new CircuitBreaker({ concurrency: 3, perMinute: 60_000, ...pace }, BACKOFF, () => now);
  const enter = (): Slot => {
    const entry = breaker.requestSlot();
    if (entry.kind !== 'entered') throw new Error(entry.kind);
    return entry.place;
  };
  return {
    breaker,
    enter,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Asks once. */
    ask: (outcome: Outcome) => breaker.freeSlot(enter(), outcome, now),
  };
}

const OPENS_AFTER = BACKOFF.faultsInARow;

/** Brings faults until the circuit opens. */
function open(at: ReturnType<typeof breakerAt>, name: EngineFaultKind = 'unavailable'): string | null {
  let news: string | null = null;
  for (let n = 0; n < OPENS_AFTER; n++) news = at.ask(fault(name));
  return news;
}

describe('a breaker', () => {
  it('lets in as many as may be under way, and another one for each that leaves', () => {
    const { breaker, enter } = breakerAt();
    const places = [enter(), enter(), enter()];
    expect(breaker.closed).toBe(true);
    expect(breaker.requestSlot()).toMatchObject({ kind: 'full' });
    breaker.freeSlot(places[0] as Slot, COMPLETE, 0);
    expect(breaker.closed).toBe(false);
    enter();
    expect(breaker.closed).toBe(true);
  });

  it('lets as many wait as may be under way, the first one first, and none where it closes', async () => {
    const { breaker, enter } = breakerAt({ concurrency: 2 });
    const places = [enter(), enter()];
    const left: number[] = [];
    for (const number of [1, 2]) {
      const entry = breaker.requestSlot();
      if (entry.kind === 'full') entry.left.then(() => left.push(number));
    }
    expect(breaker.requestSlot()).toEqual({ kind: 'closed' });
    breaker.freeSlot(places[0] as Slot, COMPLETE, 0);
    await Promise.resolve();
    expect(left).toEqual([1]);
    breaker.requestSlot();
    breaker.requestSlot();
    breaker.freeSlot(places[1] as Slot, fault('rate_limited', 1_000), 0);
    await Promise.resolve();
    expect(left).toEqual([1, 2]);
    expect(breaker.requestSlot()).toEqual({ kind: 'closed' });
  });

  it('spaces questions evenly over the minute', () => {
    const { enter, breaker, pass } = breakerAt({ perMinute: 60, concurrency: 10 });
    const first = enter();
    expect(enter().notBefore - first.notBefore).toBe(1_000);
    expect(enter().notBefore - first.notBefore).toBe(2_000);
    breaker.freeSlot(first, COMPLETE, 0);
    pass(60_000);
    expect(enter().notBefore).toBe(first.notBefore + 60_000);
  });

  it('spaces questions, and is open again, alike where the clock is set', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const breaker = new CircuitBreaker({ concurrency: 3, perMinute: 60 }, BACKOFF);
    const enter = () => {
      const entry = breaker.requestSlot();
      return entry.kind === 'entered' ? entry.place : null;
    };
    const first = enter() as Slot;
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(enter()?.notBefore).toBeLessThanOrEqual(performance.now() + 1_000);
    breaker.freeSlot(first, fault('rate_limited', 0), first.notBefore);
    expect(enter()?.notBefore).toBeLessThanOrEqual(performance.now() + 2_000);
  });

  it('pauses as long as the provider asks for, whatever else answers meanwhile', () => {
    const { breaker, enter, pass } = breakerAt();
    const [slow, other] = [enter(), enter()];
    expect(breaker.freeSlot(slow, fault('rate_limited', 7_000), 1_000_000)).toBeNull();
    expect(breaker.stillOpen(other)).toBe(false);
    breaker.freeSlot(other, COMPLETE, 1_000_000);
    pass(6_999);
    expect(breaker.requestSlot()).toEqual({ kind: 'closed' });
    pass(1);
    expect(breaker.closed).toBe(false);
  });

  it('opens the circuit after faults of the engine in a row', () => {
    const at = breakerAt();
    for (let n = 1; n < OPENS_AFTER; n++) expect(at.ask(fault('unavailable'))).toBeNull();
    expect(at.ask(COMPLETE)).toBeNull();
    for (let n = 1; n < OPENS_AFTER; n++) expect(at.ask(fault('timeout'))).toBeNull();
    expect(at.ask(fault('malformed'))).toBe('not asked for 15 s');
    expect(at.breaker.requestSlot()).toEqual({ kind: 'closed' });
  });

  it('is not opened by faults of questions', () => {
    const at = breakerAt();
    for (const name of ['refused', 'filtered', 'empty', 'broken_off', 'too_large', 'cut_short'] as const) {
      for (let n = 0; n < 3; n++) expect(at.ask(fault(name))).toBeNull();
    }
    expect(at.breaker.closed).toBe(false);
  });

  it('hears the same news once: what was sent before the circuit opened says nothing new', () => {
    const at = breakerAt({ concurrency: 20 });
    const places = Array.from({ length: 20 }, at.enter);
    at.pass(50);
    const news = places.map((place) => at.breaker.freeSlot(place, fault('unavailable'), 1_000_000));
    expect(news.filter((one) => one !== null)).toEqual(['not asked for 15 s']);
    at.pass(15_000);
    expect(at.breaker.closed).toBe(false);
  });

  it('then tries with one question, and is open again once that is answered', () => {
    const at = breakerAt();
    open(at);
    at.pass(15_000);
    const trial = at.enter();
    expect(trial.trial).toBe(true);
    expect(at.breaker.closed).toBe(true);
    expect(at.breaker.stillOpen(trial)).toBe(true);
    at.breaker.freeSlot(trial, COMPLETE, 1_015_000);
    expect([at.enter(), at.enter(), at.enter()].map((place) => place.trial)).toEqual([false, false, false]);
  });

  it('tries again with another one where the trial was put back', () => {
    const at = breakerAt();
    open(at);
    at.pass(15_000);
    at.breaker.freeSlot(at.enter(), null, 0);
    expect(at.enter().trial).toBe(true);
  });

  it('waits twice as long after each trial in vain, and then gives the engine up for a while', () => {
    const at = breakerAt();
    const said = [open(at)];
    for (const pause of [15, 30, 60, 120, 240]) {
      at.pass(pause * 1_000 - 1);
      expect(at.breaker.requestSlot()).toEqual({ kind: 'closed' });
      at.pass(1);
      said.push(at.ask(fault('unavailable')));
    }
    expect(said).toEqual([
      ...['not asked for 15 s', 'not asked for 30 s', 'not asked for 60 s', 'not asked for 120 s'],
      ...['not asked for 240 s', 'given up for 900 s'],
    ]);
    expect(at.breaker.requestSlot()).toEqual({ kind: 'given_up', reason: 'it said unavailable' });
    expect(at.breaker.closed).toBe(false);
    at.pass(900_000);
    expect(at.enter().trial).toBe(true);
  });

  it.each(['key_rejected', 'quota_exhausted', 'request_rejected', 'wrong_shape'] as const)(
    'gives up at once an engine whose faults do not pass: %s',
    (name) => {
      const at = breakerAt();
      expect(open(at, name)).toBe('given up for 900 s');
      expect(at.breaker.requestSlot()).toMatchObject({ kind: 'given_up' });
    },
  );

  it('gives up a provider that asks for hours', () => {
    const at = breakerAt();
    expect(at.ask(fault('rate_limited', 86_400_000))).toBe('given up for 900 s');
  });

  it('never has more under way than it may, nor sends faster, whatever happens', () => {
    const outcomes = fc.constantFrom<Outcome | null>(
      ...[
        null,
        COMPLETE,
        fault('unavailable'),
        fault('rate_limited', 500),
        fault('key_rejected'),
        fault('refused'),
      ],
    );
    const steps = fc.array(
      fc.oneof(
        fc.record({ enter: fc.constant(true) }),
        fc.record({ leave: fc.nat(), outcome: outcomes }),
        fc.record({ pass: fc.integer({ min: 0, max: 400_000 }) }),
      ),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, (taken) => {
        const { breaker, pass } = breakerAt({ concurrency: 3, perMinute: 600 });
        const under: Slot[] = [];
        const sent: number[] = [];
        for (const step of taken) {
          if ('pass' in step) pass(step.pass);
          else if ('leave' in step) {
            const [place] = under.splice(step.leave % Math.max(1, under.length), 1);
            if (place) breaker.freeSlot(place, step.outcome, place.notBefore);
          } else {
            const entry = breaker.requestSlot();
            if (entry.kind !== 'entered') continue;
            under.push(entry.place);
            sent.push(entry.place.notBefore);
            expect(under.length).toBeLessThanOrEqual(3);
            if (entry.place.trial) expect(breaker.closed).toBe(true);
          }
        }
        for (const [index, at] of sent.entries()) {
          if (index > 0) expect(at - (sent[index - 1] ?? 0)).toBeGreaterThanOrEqual(100);
        }
        // Nothing that happens closes it for good.
        for (const place of under) breaker.freeSlot(place, null, 0);
        pass(BACKOFF.givenUp + BACKOFF.longestRetryAfter);
        expect(breaker.requestSlot().kind).toBe('entered');
      }),
    );
  });
});

describe('the pause before another attempt', () => {
  const pause = (attempts: number, retryAfter?: number, random = 1) =>
    pauseBefore(attempts, retryAfter, { ...BACKOFF, attempts: 20 }, () => random);

  it('doubles up to its longest, with half of it by chance', () => {
    expect([1, 2, 3, 4].map((attempts) => pause(attempts))).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(pause(15)).toBe(300_000);
    expect(pause(1, undefined, 0)).toBe(2_500);
  });

  it('is what the provider asks for and up to a tenth more, where that is longer', () => {
    expect(pause(1, 30_000, 0)).toBe(30_000);
    expect(pause(3, 30_000, 1)).toBe(33_000);
    expect([1, 2, 3].map((attempts) => pause(attempts, 0))).toEqual([5_000, 10_000, 20_000]);
  });

  it('is none where there is no point', () => {
    expect(pauseBefore(BACKOFF.attempts - 1, undefined, BACKOFF)).not.toBeNull();
    expect(pauseBefore(BACKOFF.attempts, undefined, BACKOFF)).toBeNull();
    expect(pause(1, BACKOFF.longestRetryAfter + 1)).toBeNull();
  });
});
