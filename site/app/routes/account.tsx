import { Notice } from '@agency/ui/overlays/notice.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { balanceWords } from '@agency/words/account/balances/words.ts'
import { visitorWords } from '@agency/words/account/visitor/words.ts'
import { data, redirect } from 'react-router'
import { profileOf } from '../clients/backend/profile.server.ts'
import { siteContext } from '../context.server.ts'
import { balancesOf } from '../features/account/visitor/balances.server.ts'
import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () => [
  { title: visitorWords().balances },
  { name: 'robots', content: 'noindex' },
]

/** For people without script. All visitors without a session get the same answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { session, env, log } = context.get(siteContext)
  if (!session) throw redirect('/Login')
  const warn = log.warn.bind(log)
  const [balances, { firstName }] = await Promise.all([balancesOf(session, env, warn), profileOf(session, env)])
  return data({ name: firstName ?? session.firstName, balances })
}

export default function Account({ loaderData: { name, balances } }: Route.ComponentProps) {
  const say = visitorWords()
  return (
    <section className="wrap page-body account-balances">
      <PageStyle name="detail" />
      <h1>{say.hiTo(name)}</h1>
      {!balances && <Notice tone="error">{say.notShownAgain}</Notice>}
      <dl className="facts">
        {balances?.map(({ name, useable, holding, expiry }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{useable}</dd>
            {holding && <dd>{balanceWords().onHold(holding)}</dd>}
            {expiry && <dd>{expiry}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
