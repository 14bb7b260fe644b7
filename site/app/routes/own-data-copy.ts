import { redirect } from 'react-router'
import { cacheControl } from '../addresses/cache-policy.ts'
import { siteContext } from '../context.server.ts'
import { fulfilOwnData, tokenOf } from '../features/account/own-data/own-data.server.ts'
import type { Route } from './+types/own-data-copy'

export async function action({ request, context }: Route.ActionArgs) {
  const token = await tokenOf(request)
  const used = await fulfilOwnData(token, 'copy', context.get(siteContext))
  if (typeof used === 'string' || !('copy' in used))
    return redirect(`/your-data/link?token=${encodeURIComponent(token)}`, 303)
  return new Response(`${JSON.stringify(used.copy, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
      'cache-control': cacheControl.never,
    },
  })
}

/** For browsers that open the address. */
export const loader = () => redirect('/your-data')
