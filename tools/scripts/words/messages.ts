export type Value = string | ((...values: never[]) => unknown) | Value[] | { [key: string]: Value }
export type Messages = Record<string, { english: string; translation: string }>

const textOf = (value: Value | undefined): string => (value === undefined ? '' : String(value))

/** Every message with its path, a function as its code. */
export function messagesIn(english: Value, translation: Value | undefined, at: string): Messages {
  if (typeof english !== 'object') return { [at]: { english: textOf(english), translation: textOf(translation) } }
  const parts = Object.entries(english).map(([key, part]) =>
    messagesIn(part, (translation as Record<string, Value> | undefined)?.[key], `${at}.${key}`),
  )
  return Object.assign({}, ...parts)
}

/** The code of the translation. @throws {Error} for a message without a translation. */
export function written(english: Value, messages: Messages, at: string): string {
  if (typeof english === 'object') {
    const parts = Object.entries(english).map(([key, part]) => [key, written(part, messages, `${at}.${key}`)])
    if (Array.isArray(english)) return `[${parts.map(([, text]) => text)}]`
    return `{\n${parts.map(([key, text]) => `${JSON.stringify(key)}: ${text}`)}}`
  }
  const { translation } = messages[at] ?? {}
  if (!translation && english) throw new Error(`${at} has no translation`)
  return typeof english === 'string' ? JSON.stringify(translation) : String(translation)
}
