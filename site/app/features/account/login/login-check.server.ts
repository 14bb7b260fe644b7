import { backendCalls } from '@agency/contracts/backend/backend-calls.ts'
import { fetchJson } from '../../../clients/upstreams/fetch-json.server.ts'

const timeLimit = 2500
const sizeLimit = 64 * 1024
const { ssoLogin } = backendCalls

/**
 * Signs no one in: the form goes to the booking site afterwards. @returns Undefined when the backend does not answer.
 */
export async function passwordFits(
  credentials: { email: string; password: string },
  backendUrl: string,
): Promise<boolean | undefined> {
  const init = {
    method: ssoLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  }
  const url = backendUrl + ssoLogin.path
  const answer = await fetchJson({ upstream: 'backend', url, init, timeLimit, sizeLimit }).catch(() => undefined)
  const { success } = ssoLogin.response.safeParse(answer?.body).data ?? {}
  return answer?.status === 200 ? success : undefined
}
