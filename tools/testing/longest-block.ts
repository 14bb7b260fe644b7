/*
 * How long a piece of work keeps a process from everything else, in processor time of its main thread: other programs on
 * a busy machine do not count. What may be long is measured as well, because machines differ.
 */

/** Milliseconds that this machine takes for what takes 50 ms where nothing else runs. The largest of three. */
export function fiftyMilliseconds(): number {
  return Math.max(...Array.from({ length: 3 }, () => millisecondsOf(yardstick)))
}

/** Milliseconds of a piece of work; the least of three turns if the first one took suspiciously long. */
export function millisecondsOf(work: () => unknown, suspicious = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 3 && least > suspicious; turn++) {
    const before = process.threadCpuUsage()
    work()
    least = Math.min(least, since(before))
  }
  return least
}

/** The longest stretch in milliseconds in which nothing else was done, while something is waited for. */
export async function maxBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const beat = () => {
    longest = Math.max(longest, since(before))
    before = process.threadCpuUsage()
  }
  const heart = setInterval(beat, 1)
  await work()
  clearInterval(heart)
  beat()
  return longest
}

const since = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

function yardstick(): string {
  const rows = Array.from({ length: 8000 }, (_, number) => ({ name: `row ${number}`, tags: ['a', String(number)] }))
  let text = ''
  for (let turn = 0; turn < 6; turn++)
    text = JSON.stringify(JSON.parse(JSON.stringify(rows))).replace(/row/g, String(turn))
  return text
}
