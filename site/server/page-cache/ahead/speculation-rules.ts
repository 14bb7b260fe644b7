import type { Handler } from 'hono'
import { cacheControl } from '../../../app/addresses/cache-policy.ts'
import { fixedRoutes } from '../../../app/fixed-routes.ts'

/** Sign-in, and files. */
const alsoExcluded = ['/Login', '/AgentLogin', '/blog/feed.*', '/img/*', '/media/*']

/**
 * What a browser may render before a visitor presses a link, once the pointer rests on it (`moderate`): pages that are cached, so
 * that it costs the server next to nothing. Never a page for one visitor, a search, a form, or an address with a query.
 * The script of pages puts the rules in: browsers would follow a header of ours on slow lines and with data saving on, too.
 *
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
            { not: { href_matches: excluded.map(pathname => ({ pathname })) } },
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
