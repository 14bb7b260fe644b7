import { webApiCalls } from '@agency/contracts/backend/web-api/web-api-calls.ts'
import { readText } from '@agency/contracts/content/readers/values.ts'
import type { Session } from '@agency/contracts/session/session-cookie.server.ts'
import { fetchJson } from '../upstreams/fetch-json.server.ts'

export type KnownPerson = { firstName?: string; name?: string; email?: string; agency?: string }

export type WebApiSettings = { WEB_API_URL: string; WEB_API_PRIVATE_KEY: string }

const timeLimit = 1500
const sizeLimit = 64 * 1024

/** Empty on a failure: people then fill in the form themselves. */
export async function profileOf(session: Session, env: WebApiSettings): Promise<KnownPerson> {
  const query = new URLSearchParams({ privateKey: env.WEB_API_PRIVATE_KEY, Id: String(session.userId) })
  const url = `${env.WEB_API_URL}${webApiCalls.profile.path}?${query}`
  const answer = await fetchJson({ upstream: 'web-api', url, timeLimit, sizeLimit }).catch(() => undefined)
  const profile = answer?.status === 200 ? webApiCalls.profile.response.safeParse(answer.body).data : undefined
  if (!profile || Number(profile.UserId) !== session.userId) return {}
  const firstName = readText(profile.FirstName)
  const name = [firstName, readText(profile.LastName)].filter(Boolean).join(' ')
  const email = readText(profile.Email)
  const agency = readText(profile.AgencyName)
  const facts = { ...(firstName && { firstName }), ...(name && { name }), ...(email && { email }) }
  return agency ? { ...facts, agency } : facts
}
