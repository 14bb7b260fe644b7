import { HTTPException } from 'hono/http-exception'

const MAX_LEVELS = 16
const MAX_VALUES = 3000
const MAX_CHARACTERS = 150_000
/** A parser of Markdown takes a few microseconds for each. The longest of our own pages has 300. */
const MAX_MARKS = 3000
const MARKS = /[*_~`[\]<>|\\&!#\n@:-]/g

/**
 * Refuses a node of which more is said than an editor writes, before anything reads them: a parser then needs
 * milliseconds for any content.
 * @throws HTTPException 400 that says which limit it is.
 */
export function refuseTooMuch(node: object): void {
  let values = 0
  let characters = 0
  let marks = 0
  // A list and no recursion: it may be nested as deeply as its sender wants.
  const open: [unknown, number][] = [[node, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, level] = next
    if (level > MAX_LEVELS) throw tooMuch(`is nested too deeply: at most ${MAX_LEVELS} levels`)
    if (typeof value === 'string') {
      characters += value.length
      if (characters > MAX_CHARACTERS) throw tooMuch(`is too long: at most ${MAX_CHARACTERS} characters`)
      marks += value.match(MARKS)?.length ?? 0
      if (marks > MAX_MARKS) throw tooMuch(`has too many line breaks and marks such as * and |: at most ${MAX_MARKS}`)
    }
    if (typeof value !== 'object' || value === null) continue
    // Name by name: a list of fifty thousand is slow to make.
    for (const name in value) {
      if (++values > MAX_VALUES) throw tooMuch(`has too many parts: at most ${MAX_VALUES}`)
      characters += name.length
      open.push([value[name as keyof typeof value], level + 1])
    }
  }
}

const tooMuch = (what: string) => new HTTPException(400, { message: `What this page says ${what}.` })
