import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { readEditedText } from '@agency/service-kit/files/edited-text.ts'

/** Replaces lines with these variables. */
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

export const textOf = (file: string): string => (existsSync(file) ? readEditedText(file) : '')

/** All or none. Copies differing old files. @param agreed `--yes`. @returns The copies; undefined after a refusal. */
export async function writeFiles(texts: Record<string, string>, agreed: boolean): Promise<string[] | undefined> {
  const changed = Object.entries(texts).filter(([file, text]) => textOf(file) !== text)
  const replaced = changed.map(([file]) => file).filter(existsSync)
  if (replaced.length > 0 && !agreed && process.stdin.isTTY) {
    const asking = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await asking.question(`Change ${replaced.join(' and ')}? Copies are kept. [y/N] `)
    asking.close()
    if (!/^y(es)?$/i.test(answer.trim())) return undefined
  }
  for (const file of replaced) copyFileSync(file, `${file}.before`)
  for (const [file, text] of changed) writeFileSync(file, text)
  return replaced.map(file => `${file}.before`)
}
