import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { SpentTokens } from '../../../limits/spent-tokens.server.ts'
import { numberInWords } from './number-in-words.ts'

/** A question for whoever has no script: `token` names it, `words` is a number in words that is to be written in digits. */
export type PersonQuestion = { token: string; words: string }

const lifetime = 30 * 60_000
const smallest = 21
const largest = 99

/**
 * A new question. What to answer follows from the token by a secret, so nothing about it has to be kept here.
 * @param now Milliseconds since 1970.
 */
export function newQuestion(secret: string, now: number): PersonQuestion {
  const text = `${randomUUID()}.${(now + lifetime).toString(36)}`
  return { token: `${text}.${signature(text, secret)}`, words: numberInWords(numberOf(text, secret)) }
}

/**
 * Whether a question of ours was answered. A question is good for one answer, right or wrong, and for half an hour.
 * @param answer As it was typed.
 */
export async function isAnswered(
  { token, answer }: { token: string; answer: string },
  { secret, spent, now }: { secret: string; spent: SpentTokens; now: number },
): Promise<boolean> {
  const [id = '', until = '', given = ''] = token.slice(0, 200).split('.')
  const text = `${id}.${until}`
  const left = Number.parseInt(until, 36) - now
  if (!isSame(given, signature(text, secret)) || !(left > 0)) return false
  if (!(await spent.spend(`question:${id}`, left))) return false
  return answer.slice(0, 40).normalize('NFKC').trim() === String(numberOf(text, secret))
}

function numberOf(text: string, secret: string): number {
  return smallest + (digest(`answer ${text}`, secret).readUInt32BE() % (largest - smallest + 1))
}

const digest = (text: string, secret: string) => createHmac('sha256', secret).update(`person ${text}`).digest()
const signature = (text: string, secret: string) =>
  digest(`question ${text}`, secret).toString('base64url').slice(0, 22)

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
