/**
 * Loaded into a process before everything else (`node --import`): at SIGUSR2 its wall clock jumps by as many hours as the
 * file named in `CLOCK_JUMP_FILE` says, as if the clock of the machine were set; then the file is removed. The clock
 * that only counts goes on. Plain JavaScript: npm is started with it too, on whatever Node this machine has.
 */
import { readFileSync, rmSync } from 'node:fs'

const RealDate = Date
let jump = 0
const now = () => RealDate.now() + jump

process.on('SIGUSR2', () => {
  const file = process.env.CLOCK_JUMP_FILE ?? ''
  jump = Number(readFileSync(file, 'utf8')) * 3_600_000
  rmSync(file)
})

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, created) => Reflect.construct(target, given.length === 0 ? [now()] : given, created),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
