import { accountPageWords } from '@agency/words/pages/account/words.ts'
import * as z from 'zod'
import { depths } from '../../clients/content/depths.ts'
import { text } from '../../clients/content/readers/lenient-values.server.ts'
import { accountForms } from '../../features/account/account-forms.server.ts'
import type { AccountPage } from '../../features/account/account-forms.ts'
import { returnNotice } from '../../features/account/login/return-notice.ts'
import { signInLinks } from '../../features/account/login/sign-in-links.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'

const schema = z.object({ ...pageProperties, account: text })

/** The page behind the log-in dialog, and the log-in without script. */
export const loadAccount = (async (request: PageRequest) => {
  const { content, route } = request
  const node = await content.node(schema, { key: route.key, deep: depths.page })
  return {
    type: 'account' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    ...(await accountPage(node.account === 'agent' || isForAgents(request.url), request)),
  }
}) satisfies PageLoader

type Circumstances = Pick<PageRequest, 'env' | 'url' | 'cameFromUs' | 'content'>

/** The page without texts from the content system: people log in while it is away, and where it has no such page. */
export async function plainAccount(request: Circumstances): ReturnType<typeof loadAccount> {
  const forAgents = isForAgents(request.url)
  const title = forAgents ? accountPageWords().agentTitle : accountPageWords().title
  const path = forAgents ? '/agentlogin' : '/login'
  return {
    type: 'account',
    head: { title, description: title, keywords: '', path, breadcrumbs: [], noIndex: true },
    title,
    subtitle: '',
    picture: undefined,
    html: '',
    ...(await accountPage(forAgents, request)),
  }
}

const isForAgents = ({ pathname }: URL) => pathname.toLowerCase() === '/agentlogin'

async function accountPage(forAgents: boolean, { env, url, cameFromUs, content }: Circumstances): Promise<AccountPage> {
  const notice = returnNotice(url.searchParams, cameFromUs)
  const forms = await accountForms(env, url, content)
  return {
    forAgents,
    ...(notice?.tone === 'error' ? { notice: { tone: notice.tone, text: notice.text } } : {}),
    forms,
    elsewhere: signInLinks(env.SIGN_IN),
  }
}
