import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { problem } from '../install/problem.mjs'

/** An environment file with some variables set: lines that set them are replaced, others stay as they are. */
export function withVariables(text: string, variables: Record<string, string>): string {
  const left = new Map(Object.entries(variables))
  const lines = text.split('\n').map(line => {
    const name = /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1] ?? ''
    const value = left.get(name)
    if (value === undefined) return line
    left.delete(name)
    return `${name}=${value}`
  })
  const added = [...left].map(([name, value]) => `${name}=${value}`)
  const before = lines.join('\n').replace(/\n*$/, '')
  return `${[...(before ? [before] : []), ...added].join('\n')}\n`
}

/**
 * Writes a file; before it replaces another text, somebody has to agree.
 * @param agreed Whether they have already (`--yes`).
 */
export async function writeAfterAsking(file: string, text: string, agreed: boolean): Promise<boolean> {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (old === text) return true
  if (old !== undefined && !agreed) {
    if (!process.stdin.isTTY) throw problem(`${file} exists already: run this again with --yes to replace it.`)
    const asking = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await asking.question(`${file} exists already. Replace it? [y/N] `)
    asking.close()
    if (!/^y(es)?$/i.test(answer.trim())) return false
  }
  writeFileSync(file, text)
  return true
}
