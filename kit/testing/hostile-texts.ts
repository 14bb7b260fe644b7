/**
 * Texts that are cheap to send and were dear to read: each once kept a process busy for seconds, in a pattern or in a
 * normalisation that came before the look at its length; or ended in a database that takes no NUL.
 */
export const hostileTexts: Record<string, string> = {
  'at signs': `${'@'.repeat(200_000)} x`,
  dots: `a@${'.'.repeat(60_000)}@`,
  labels: `a@${'a.'.repeat(30_000)}@`,
  'spaces inside': `a${' '.repeat(60_000)}a`,
  digits: `${'0 '.repeat(30_000)}x`,
  emphasis: '_a'.repeat(50_000),
  quotations: '>'.repeat(50_000),
  brackets: '('.repeat(50_000),
  'marks out of order': `${'\u0301'.repeat(15_500)}${'\u0316'.repeat(15_500)}`,
  'combining marks': `a${'\u0301'.repeat(40_000)}`,
  'surrogate pairs that a limit cuts': `a${'\u{1f600}'.repeat(4000)}`,
  'half a surrogate pair': 'Aisyah \ud800',
  NUL: 'Aisyah\0binti',
}

/** One form, or one call that takes JSON. */
export type FedForm = {
  path: string
  /** What a well-meaning visitor sends; every field is fed in turn, the others stay. */
  fields: Record<string, unknown>
  type?: 'form' | 'multipart' | 'json'
  /** Headers of every request, such as a cookie or an origin; made anew for each, so that limits by address can be met. */
  headers?: () => Record<string, string>
}

export type Fed = { path: string; field: string; text: string; status: number; blockedMs: number }

export type FeedOptions = {
  /** Origin of the process. */
  url: string
  forms: FedForm[]
  /** The largest body in bytes that the process reads: each text is sent whole, and cut so that it just passes. */
  maxBody: number
  /** What is asked meanwhile, to see how long the process does not answer. */
  watched?: string
}

/** A text that blocks does so each time; a busy machine does not. */
const turns = 3
const suspiciousMs = 300

/**
 * Posts every field of every form with each hostile text, whole and cut to what the process reads, while `/healthz` is asked
 * again and again. Gives back what each was answered, and the longest that another caller waited for an answer meanwhile
 * (milliseconds, the least of three turns). 413 is answered before a form is read, so nothing but its status matters there.
 */
export async function feedHostileTexts({ url, forms, maxBody, watched = '/healthz' }: FeedOptions): Promise<Fed[]> {
  const fed: Fed[] = []
  for (const form of forms) {
    for (const [field, body] of Object.entries(hostileShapes(form))) {
      fed.push({ path: form.path, field, text: '', ...(await minBlocking(url + watched, url, form, body)) })
    }
    for (const field of Object.keys(form.fields)) {
      for (const [name, whole] of Object.entries(hostileTexts)) {
        const room = maxBody - bodyOf(form, { ...form.fields, [field]: '' }).length - 64
        const bytes = (part: string) => Buffer.byteLength(form.type === 'json' ? JSON.stringify(part) : encode(part))
        for (const text of new Set([whole, cutToFit(whole, room, bytes)])) {
          const sent = text === whole ? name : `${name}, cut to fit`
          const body = bodyOf(form, { ...form.fields, [field]: text })
          fed.push({ path: form.path, field, text: sent, ...(await minBlocking(url + watched, url, form, body)) })
        }
      }
    }
  }
  return fed
}

/** Bodies that are odd as a whole: more fields than any form has, and JSON in JSON, where the process takes it. */
function hostileShapes(form: FedForm): Record<string, string> {
  const names = Array.from({ length: 10_000 }, (_, number) => [`f${number}`, ''])
  const manyFields = bodyOf(form, { ...Object.fromEntries(names), ...form.fields })
  if (form.type !== 'json') return { 'ten thousand fields': manyFields }
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const [first = ''] = Object.keys(form.fields)
  return {
    'ten thousand fields': manyFields,
    'a body of lists in lists': deep,
    [`${first} of lists in lists`]: bodyOf(form, { ...form.fields, [first]: 0 }).replace(/:0(?=[,}])/, `:${deep}`),
  }
}

async function minBlocking(watched: string, url: string, form: FedForm, body: string) {
  let least = { status: 0, blockedMs: Number.POSITIVE_INFINITY }
  for (let turn = 0; turn < turns && least.blockedMs > suspiciousMs; turn++) {
    const watch = watching(watched)
    const status = await post(url, form, body)
    const blockedMs = await watch.stop()
    if (blockedMs < least.blockedMs) least = { status, blockedMs }
  }
  return least
}

/** Asks again and again, one question after the other; `stop` waits for the last and tells the longest wait. */
function watching(address: string) {
  let stopped = false
  let longest = 0
  const asking = (async () => {
    do {
      const asked = performance.now()
      const answered = await fetch(address)
        .then(answer => answer.arrayBuffer())
        .catch(() => undefined)
      longest = Math.max(longest, answered ? performance.now() - asked : Number.POSITIVE_INFINITY)
    } while (!stopped)
  })()
  return {
    stop: async () => {
      stopped = true
      await asking
      return longest
    },
  }
}

const types = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=fed',
  json: 'application/json',
}

async function post(url: string, { path, type = 'form', headers = () => ({}) }: FedForm, body: string) {
  const answer = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': types[type], ...headers() },
    body,
  }).catch((error: Error) => error)
  // Hanging up on a body that is too long is an answer too, though the client may not get to read it.
  if (answer instanceof Error) return 413
  await answer.arrayBuffer()
  return answer.status
}

function bodyOf({ type = 'form' }: FedForm, fields: Record<string, unknown>): string {
  const entries = Object.entries(fields)
  if (type === 'json') return JSON.stringify(fields)
  if (type === 'form') return queryOf(entries)
  const parts = entries.map(
    ([name, value]) => `--fed\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--fed--\r\n`
}

/** As compact as an attacker would write it: what need not be encoded is not. */
export const queryOf = (entries: [string, unknown][]): string =>
  entries.map(([name, value]) => `${encode(name)}=${encode(String(value))}`).join('&')

const encode = (text: string) => text.replace(/[%&+=\0]/g, encodeURIComponent).replaceAll(' ', '+')

/** As much from both ends of a text as fits into `room` bytes of a body, because what is odd is often at the end. */
export function cutToFit(
  text: string,
  room: number,
  bytes = (part: string) => Buffer.byteLength(encode(part)),
): string {
  const size = bytes(text)
  if (size <= room) return text
  const share = Math.floor((text.length * room) / size / 2) - 2
  return text.slice(0, share) + text.slice(-share)
}
