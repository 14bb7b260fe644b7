import { createHmac, randomUUID } from 'node:crypto'
import { signedTokens } from '@agency/contracts/tokens/signed-token.server.ts'
import * as z from 'zod'
import type { SpentTokens } from '../../../limits/spent-tokens.server.ts'
import { numberInWords } from './number-in-words.ts'

/** `words` is a number to write in digits, `token` identifies the question. */
export type PersonQuestion = { token: string; words: string }

const lifetime = 30 * 60_000
const smallest = 21
const maxNumber = 99

const questions = signedTokens('person-question', z.object({ id: z.string(), until: z.number() }))

/** The answer follows from the question's id and a secret, so the server stores nothing. */
export async function newQuestion(secret: string, now: number): Promise<PersonQuestion> {
  const [id, until] = [randomUUID(), now + lifetime]
  const token = await questions.sign({ id, until }, secret)
  return { token, words: numberInWords(numberOf(id, secret)) }
}

/** A question can be answered once, right or wrong, within half an hour. */
export async function isAnswered(
  { token, answer }: { token: string; answer: string },
  { secret, spent, now }: { secret: string; spent: SpentTokens; now: number },
): Promise<boolean> {
  const question = await questions.read(token, secret)
  if (!question || question.until <= now) return false
  if (!(await spent.spend(`question:${question.id}`, question.until - now))) return false
  return answer.slice(0, 40).normalize('NFKC').trim() === String(numberOf(question.id, secret))
}

/** Anybody can read the claims of a token, so the number is not among them. */
function numberOf(id: string, secret: string): number {
  const digest = createHmac('sha256', secret).update(`person answer ${id}`).digest()
  return smallest + (digest.readUInt32BE() % (maxNumber - smallest + 1))
}
