import type { Browser } from '@playwright/test'

/** `tdur` is processor time in microseconds. */
export type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

type Collected = { value: (TraceEvent & { args?: { name?: string } })[] }
const includedCategories = ['devtools.timeline', 'toplevel', 'loading', 'disabled-by-default-devtools.timeline']

/** The busiest page's main thread during `action`. Processor time, which other load hardly changes. */
export async function traceMainThread(browser: Browser, action: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession()
  const events: Collected['value'] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Collected['value'])))
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' })
  await action()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  const work = new Map<string, number>()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(threadOf)
  for (const event of events) work.set(threadOf(event), (work.get(threadOf(event)) ?? 0) + (event.tdur ?? 0))
  const [busiest] = mains.sort((one, other) => (work.get(other) ?? 0) - (work.get(one) ?? 0))
  return events.filter(event => threadOf(event) === busiest)
}

const slowdown = 4
const unnoticed = 50

/** Processor milliseconds on a phone four times slower. */
export function taskTimes(events: TraceEvent[]): { at: number; ms: number }[] {
  return events
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, tdur = 0 }) => ({ at: ts, ms: (tdur / 1000) * slowdown }))
}

/** As Lighthouse counts (beyond 50 ms, after the first text or picture), in processor time. */
export function blockingTime(events: TraceEvent[]): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0
  return taskTimes(events)
    .filter(({ at, ms }) => at >= painted && ms > unnoticed)
    .reduce((sum, { ms }) => sum + ms - unnoticed, 0)
}
