import { cultures } from '@agency/contracts/content/route-node.ts'
import type { Handler } from 'hono'
import { cacheControl } from '../../../app/addresses/cache-policy.ts'
import { fixedRoutes } from '../../../app/fixed-routes.ts'

const prefixes = cultures.join('|')
const alsoExcluded = ['/Login', '/AgentLogin', '/blog/feed.*', '/img/*', '/media/*']

/**
 * Prerenders cached pages only, which cost the server next to nothing: no page for one visitor, no search, form or
 * query. A script inserts the rules, because browsers would follow a header on slow lines and with data saving too.
 * Source: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export function speculationRules() {
  const forOne = fixedRoutes.filter(({ isForOne }) => isForOne).map(({ path }) => path.split('/:')[0] ?? '')
  const excluded = [...new Set([...forOne.flatMap(path => [path, `${path}/*`]), ...alsoExcluded])]
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: excluded.map(path => ({ pathname: `/:language(${prefixes})?${path}` })) } },
            { not: { href_matches: '/*\\?(.+)' } },
            { not: { selector_matches: '[data-needs-script], [download], [target], [rel~=nofollow]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  }
}

/** The policy of pages allows exactly this text. */
export const rulesText = JSON.stringify(speculationRules())

export const sendSpeculationRules: Handler = c =>
  c.body(rulesText, 200, { 'content-type': 'application/json', 'cache-control': cacheControl.file })
