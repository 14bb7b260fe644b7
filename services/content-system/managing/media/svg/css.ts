import { ELSEWHERE, leftOutOf, leftOutRule, styles } from './svg-parts.ts'

export type Declaration = { name: string; value: string }
export type Rule = { selector: string; declarations: Declaration[] }

export type CssContext = {
  /** The new name of a part of the drawing. */
  nameOf: (id: string) => string
  /** Takes note of what is left out. */
  leaveOut: (words: string | undefined) => void
}

const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const REFERENCE = /url\(\s*(?:"#([^"]+)"|'#([^']+)'|#([^\s"')]+))\s*\)/gi
const harmlessFunctions = new Set(
  'rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy calc'.split(' '),
)

/** The value of a style with the new names of what it refers to; undefined when it names anything outside the drawing. */
export function cleanValue(value: string, { nameOf }: CssContext): string | undefined {
  const plain = unescaped(value.replace(COMMENT, ''))
  const renamed = plain.replace(
    REFERENCE,
    (_, ...ids) => `url(#${nameOf(ids.slice(0, 3).find(id => id !== undefined))})`,
  )
  const rest = renamed.replace(/url\(#a\d+\)/g, '')
  const functions = [...rest.matchAll(/([a-z-]{0,20})\(/gi)]
  const isHarmless = functions.every(([, name = '']) => harmlessFunctions.has(name.toLowerCase()))
  const hasWholeTexts = rest.split('"').length % 2 === 1 && rest.split("'").length % 2 === 1
  const isWhole = hasWholeTexts && !/[<>{};@\\]|\/\*/.test(rest)
  return isHarmless && isWhole ? renamed.trim() : undefined
}

/** The declarations of a style attribute, or of a rule. */
export function cleanDeclarations(text: string, context: CssContext): Declaration[] {
  const parts = text.replace(COMMENT, '').match(/(?:"[^"]*"|'[^']*'|[^;"'])+/g) ?? []
  return parts.flatMap(part => {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const written = part.slice(colon + 1)
    if (!styles.has(name)) {
      context.leaveOut(leftOutOf(name, written))
      return []
    }
    const value = cleanValue(written, context)
    if (value === undefined && /url/i.test(written)) context.leaveOut(ELSEWHERE)
    return value ? [{ name, value }] : []
  })
}

const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|<!--|-->|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\\[\s\S]|[{};]|[^\\"'{};/<-]+|[\s\S]/g

/** The rules of a style sheet that say how the drawing looks. At-rules are left out, and rules within rules. */
export function cleanSheet(text: string, context: CssContext): Rule[] {
  const rules: Rule[] = []
  let prelude = ''
  let body = ''
  let depth = 0
  let isNested = false

  function end(): void {
    const head = prelude.trim()
    if (head.startsWith('@')) context.leaveOut(leftOutRule(head))
    else if (!isNested && body !== '') {
      const selector = cleanSelector(head, context)
      const declarations = cleanDeclarations(body, context)
      if (selector && declarations.length > 0) rules.push({ selector, declarations })
    }
    prelude = body = ''
    isNested = false
  }

  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('/*') || token === '<!--' || token === '-->') continue
    if (token === '{') {
      depth += 1
      isNested ||= depth > 1
    } else if (token === '}') {
      depth = Math.max(0, depth - 1)
      if (depth === 0) end()
    } else if (token === ';' && depth === 0) end()
    else if (depth === 0) prelude += token
    else body += token
  }
  return rules
}

function cleanSelector(selector: string, { nameOf }: CssContext): string | undefined {
  if (/[<@"']/.test(selector)) return undefined
  return selector.replace(/#((?:[^\s#.:,>+~[\](){}*\\]|\\.)+)/g, (_, id: string) => `#${nameOf(unescaped(id))}`)
}

/** CSS's escapes as the characters that they mean. */
function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, code?: string, character?: string) => {
    if (code === undefined) return character ?? ''
    const point = Number.parseInt(code, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
  })
}
