import { serverOnly } from '../../framework/server-only.ts'
import { isMissing, isSystemAway } from '../clients/upstreams/page-failures.server.ts'
import { siteContext } from '../context.server.ts'
import { pageMeta } from '../features/metadata/page-meta.ts'
import { loadAccount, plainAccount } from '../page-types/account/account.server.ts'
import { AccountTemplate } from '../page-types/account/account-template.tsx'
import { pageRequest } from '../page-types/page/page-request.server.ts'
import type { Route } from './+types/sign-in'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(loaderData?.page.head, matches[0].loaderData)

/** People can log in without the page's content too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    return serverOnly({ page: await loadAccount(await pageRequest(context, url)) })
  } catch (failure) {
    if (!isSystemAway(failure) && !isMissing(failure)) throw failure
    const { env, cameFromUs, content } = context.get(siteContext)
    return serverOnly({ page: await plainAccount({ env, url, cameFromUs, content }) })
  }
}

export default function SignIn({ loaderData }: Route.ComponentProps) {
  return <AccountTemplate page={loaderData.page} />
}
