import { askServer } from './ask-server.client.ts'

/**
 * An agent's log-in: the captcha is run, our server verifies it and gives out a `VerificationID`, and only then is the
 * form posted to the booking site. The password goes there alone.
 */
export function startAgentLogin(form: HTMLFormElement): void {
  const status = form.querySelector('[data-agent-status]')
  const verification = form.querySelector<HTMLInputElement>('[name=VerificationID]')
  let running = false
  form.addEventListener('submit', async event => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (running) return
    running = true
    const say = (text: string) => {
      if (status) status.textContent = text
    }
    say('Checking that you are a person…')
    const answer = await verify().catch(() => undefined)
    running = false
    if (typeof answer?.verificationId === 'string' && verification) {
      verification.value = answer.verificationId
      say('')
      form.submit()
    } else say(String(answer?.error ?? 'The check could not be made just now. Please try again in a minute.'))
  })
}

async function verify() {
  const puzzle = (await (await fetch('/account/captcha')).json()) as Puzzle
  const token = btoa(JSON.stringify({ ...puzzle, number: await solve(puzzle) }))
  return askServer('/account/agent-verification', { token })
}

type Puzzle = { algorithm: string; challenge: string; salt: string; signature: string; maxnumber: number }

/** Numbers tried between two pauses, so that the page stays alive on a slow phone. */
const batch = 400

async function solve({ challenge, salt, maxnumber }: Puzzle): Promise<number> {
  for (let start = 0; start <= maxnumber; start += batch) {
    const numbers = Array.from({ length: batch }, (_, offset) => start + offset)
    const hashes = await Promise.all(numbers.map(number => sha256(salt + number)))
    const found = hashes.indexOf(challenge)
    if (found >= 0) return start + found
  }
  throw new Error('the puzzle has no answer')
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
