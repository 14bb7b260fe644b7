const levels = { warn: 'warning', error: 'error', fatal: 'error' }
const worthSaying = /"level":"(?:warn|error|fatal)"/
/** While a process starts it answers our `/readyz` with an error. */
const ownQuestion = '"path":"/readyz"'
const maxLines = 5
const period = 10_000

/** Shows warnings and errors in short, and few at a time. @param file the whole log */
export function shortForm(name: string, file: string, say: (line: string) => void): (chunk: Buffer) => void {
  let printed = 0
  let rest = ''
  const limited = (line: string) => {
    if (printed === 0) setTimeout(() => (printed = 0), period).unref()
    printed++
    if (printed <= maxLines) say(line)
    if (printed === maxLines) say(`${name}: more in ${file}`)
  }
  return chunk => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line.startsWith('{')) {
        if (worthSaying.test(line) && !line.includes(ownQuestion)) limited(`${name} ${shorten(line)}`)
      } else if (line.trim()) limited(`${name}: ${line}`)
    }
  }
}

function shorten(line: string): string {
  try {
    const { level, msg, err, path } = JSON.parse(line)
    const cause = typeof err === 'string' ? err : err?.message
    const text = [msg, path, cause].filter(Boolean).join(' · ')
    return `${levels[level as keyof typeof levels]}: ${text}`.slice(0, 300)
  } catch {
    return line.slice(0, 300)
  }
}
