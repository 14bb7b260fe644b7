import { solveChallenge } from 'altcha-lib/v1'

type Puzzle = { algorithm: string; challenge: string; salt: string; signature: string; maxnumber: number }

/** A token as a browser earns it, for tests. */
export async function solvedPuzzle(captcha: { challenge: () => Promise<object> }): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = (await captcha.challenge()) as Puzzle
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
  const token = { algorithm, challenge, number: solution?.number, salt, signature }
  return Buffer.from(JSON.stringify(token)).toString('base64')
}
