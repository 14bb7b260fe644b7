/** Solves a puzzle of our server. @returns The token. */
export async function captchaToken(): Promise<string> {
  const puzzle = (await (await fetch('/account/captcha')).json()) as Puzzle
  return btoa(JSON.stringify({ ...puzzle, number: await solve(puzzle) }))
}

type Puzzle = { algorithm: string; challenge: string; salt: string; signature: string; maxnumber: number }

/** Numbers between two pauses, which keep the page responsive. */
const batch = 400

async function solve({ challenge, salt, maxnumber }: Puzzle): Promise<number> {
  // Browsers offer `crypto.subtle` only over https and on localhost.
  const hash = crypto.subtle ? sha256OfBrowser : (await import('./sha256.client.ts')).sha256
  for (let start = 0; start <= maxnumber; start += batch) {
    const numbers = Array.from({ length: batch }, (_, offset) => start + offset)
    const hashes = await Promise.all(numbers.map(number => hash(salt + number)))
    const solution = hashes.indexOf(challenge)
    if (solution >= 0) return start + solution
  }
  throw new Error('the puzzle has no answer')
}

async function sha256OfBrowser(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
