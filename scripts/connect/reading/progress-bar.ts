/** A bar on a terminal, a line each tenth elsewhere. */
export function progressBar(what: string): (done: number, all: number) => void {
  const width = 30
  let shown = -1
  return (done, all) => {
    const share = all === 0 ? 1 : done / all
    const step = Math.floor(share * (process.stdout.isTTY ? 100 : 10))
    if (step === shown) return
    shown = step
    const filled = Math.round(share * width)
    const line = `${what} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done} of ${all}`
    process.stdout.write(process.stdout.isTTY ? `\r${line}\x1b[K${share === 1 ? '\n' : ''}` : `${line}\n`)
  }
}
