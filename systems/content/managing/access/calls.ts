import type { Role } from '@agency/contracts/manage/roles.ts'

/** The minimal role for a call; `anybody` needs no sign-in. */
export type Needed = Role | 'anybody'

/** With the audit's words for reads of much data. */
type Reads = Record<`GET /manage/${string}`, readonly [Needed, string?]>
/** With the audit's words for the change; null for calls that change nothing permanent. */
type Writes = Record<`${'POST' | 'PUT' | 'DELETE'} /manage/${string}`, readonly [Needed, string | null]>

/** A route that is missing here does not start; a row without a route fails a test. */
export const calls = {
  'GET /manage/agency': ['anybody'],
  'POST /manage/session': ['anybody', 'signed in'],
  'GET /manage/session': ['reader'],
  'DELETE /manage/session': ['reader', 'signed out'],
  'POST /manage/password-reset': ['anybody', null],
  'POST /manage/password-reset/{token}': ['anybody', 'chose a password'],
  'GET /manage/me': ['reader'],
  'PUT /manage/me': ['reader', 'changed their own account'],
  'GET /manage/me/export': ['reader'],
  'PUT /manage/me/tour': ['reader', 'ended the tour of the studio'],
  'POST /manage/me/totp': ['reader', null],
  'POST /manage/me/totp/confirm': ['reader', 'added an authenticator'],
  'POST /manage/me/totp/remove': ['reader', 'removed their authenticator'],
  'POST /manage/me/recovery-codes': ['reader', 'made new recovery codes'],
  'GET /manage/me/sessions': ['reader'],
  'DELETE /manage/me/sessions': ['reader', 'ended their other sessions'],
  'DELETE /manage/me/sessions/{id}': ['reader', 'ended a session of theirs'],
  'GET /manage/users': ['administrator'],
  'POST /manage/users': ['administrator', 'invited a user'],
  'PUT /manage/users/{id}': ['administrator', 'changed a user'],
  'DELETE /manage/users/{id}': ['administrator', 'removed a user'],
  'DELETE /manage/users/{id}/totp': ['administrator', 'removed the authenticator of a user'],
  'DELETE /manage/users/{id}/sessions': ['administrator', 'ended the sessions of a user'],
  'GET /manage/users/{id}/drafts': ['administrator'],
  'POST /manage/users/{id}/drafts': ['administrator', 'handed over the drafts of a user'],
  'POST /manage/users/{id}/block': ['administrator', 'blocked a user'],
  'POST /manage/users/{id}/unblock': ['administrator', 'let a user in again'],
  'POST /manage/users/{id}/password-link': ['administrator', 'sent a user a link to a new password'],
  'POST /manage/users/{id}/export': ['administrator', 'downloaded what is held about a user'],
  'GET /manage/audit': ['reader'],

  'GET /manage/media': ['reader'],
  'GET /manage/media/names': ['reader'],
  'POST /manage/media': ['writer', 'brought a picture'],
  'PUT /manage/media/{id}': ['writer', 'changed a picture'],
  'POST /manage/media/{id}/file': ['publisher', 'replaced a picture'],
  'DELETE /manage/media/{id}': ['writer', 'removed a picture'],

  'GET /manage/tree': ['reader'],
  'GET /manage/schemas': ['reader'],
  'GET /manage/search': ['reader'],
  'GET /manage/search/lines': ['reader'],
  'GET /manage/terms': ['reader'],
  'GET /manage/calendar': ['reader'],
  'GET /manage/checks': ['reader'],
  'GET /manage/start': ['reader'],
  'GET /manage/export': ['reader', 'downloaded all content'],
  'GET /manage/nodes/{key}': ['reader'],
  'GET /manage/nodes/{key}/checks': ['reader'],
  'GET /manage/nodes/{key}/linked-from': ['reader'],
  'GET /manage/nodes/{key}/old-links': ['reader'],
  'GET /manage/nodes/{key}/around': ['reader'],
  'GET /manage/nodes/{key}/translations/{culture}': ['reader'],
  'GET /manage/translations': ['reader'],
  'GET /manage/nodes/{key}/versions': ['reader'],
  'GET /manage/nodes/{key}/versions/{version}': ['reader'],
  'POST /manage/nodes/{key}/presence': ['reader', null],
  'GET /manage/preview-link/{key}': ['reader'],

  'PUT /manage/nodes/{key}/draft': ['writer', 'saved a draft'],
  'DELETE /manage/nodes/{key}/draft': ['writer', 'threw a draft away'],
  'POST /manage/nodes/{key}/mend': ['writer', 'fixed'],
  'POST /manage/many-preview': ['writer', null],
  'POST /manage/nodes/{key}/change': ['writer', 'changed with other pages'],
  'POST /manage/nodes/{key}/versions/{version}/restore': ['writer', 'restored a version as a draft'],
  'POST /manage/nodes/{key}/copy': ['writer', 'copied'],
  'POST /manage/nodes/{key}/publish-request': ['writer', 'asked to publish'],
  'DELETE /manage/nodes/{key}/publish-request': ['writer', 'took back a request to publish'],
  'POST /manage/nodes/{key}/publish-request/send-back': ['publisher', 'sent back'],
  'POST /manage/nodes/{key}/publish': ['publisher', 'published'],
  'POST /manage/nodes/{key}/schedule': ['publisher', 'chose an hour for going live'],
  'PUT /manage/nodes/{key}/schedule': ['publisher', 'changed the hour for going live'],
  'DELETE /manage/nodes/{key}/schedule': ['publisher', 'took back the hour for going live'],
  'POST /manage/nodes/{key}/unpublish': ['publisher', 'took back'],
  'POST /manage/nodes/{key}/move': ['publisher', 'moved'],
  'POST /manage/sort': ['publisher', 'sorted'],

  'GET /manage/releases': ['reader'],
  'POST /manage/releases': ['writer', 'made a release'],
  'GET /manage/releases/{id}': ['reader'],
  'PUT /manage/releases/{id}': ['writer', 'renamed a release'],
  'DELETE /manage/releases/{id}': ['writer', 'deleted a release'],
  'PUT /manage/releases/{id}/pages/{key}': ['writer', 'added to a release'],
  'DELETE /manage/releases/{id}/pages/{key}': ['writer', 'removed from a release'],
  'POST /manage/releases/{id}/pages/{key}/send-back': ['publisher', 'sent back out of a release'],
  'POST /manage/releases/{id}/publish-request': ['writer', 'asked to publish a release'],
  'DELETE /manage/releases/{id}/publish-request': ['writer', 'took back a request to publish a release'],
  'POST /manage/releases/{id}/publish-request/send-back': ['publisher', 'sent a release back'],
  'POST /manage/releases/{id}/publish': ['publisher', 'published a release'],
  'POST /manage/releases/{id}/schedule': ['publisher', 'chose an hour for a release'],
  'PUT /manage/releases/{id}/schedule': ['publisher', 'changed the hour of a release'],
  'DELETE /manage/releases/{id}/schedule': ['publisher', 'took back the hour of a release'],

  'GET /manage/trash': ['reader'],
  'POST /manage/trash/{key}/restore': ['publisher', 'restored from the trash'],

  'GET /manage/redirects': ['reader'],
  'POST /manage/redirects': ['publisher', 'made a redirect'],
  'DELETE /manage/redirects/{id}': ['publisher', 'removed a redirect'],

  'DELETE /manage/nodes/{key}': ['publisher', 'deleted'],
} as const satisfies Reads & Writes

export type Rule = { needed: Needed; audit: string | null }

const rules = new Map<string, Rule>(
  Object.entries<readonly [Needed, (string | null)?]>(calls).map(([call, [needed, audit = null]]) => [
    call,
    { needed, audit },
  ]),
)

/** @param path with parameters in braces: `/manage/nodes/{key}` */
export const ruleOf = (method: string, path: string): Rule | undefined => rules.get(`${method} ${path}`)
