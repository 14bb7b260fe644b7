import { Island } from '@agency/ui/islands/island.tsx'
import { PageHeader } from '@agency/ui/layout/page-header.tsx'
import { Prose } from '@agency/ui/layout/prose.tsx'
import { Breadcrumbs } from '@agency/ui/navigation/breadcrumbs.tsx'
import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import { Picture } from '@agency/ui/pictures/picture.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { accountPageWords } from '@agency/words/pages/account/words.ts'
import type { AccountPage } from '../../features/account/account-forms.ts'
import { island as loginPanel } from '../../features/account/login/login-panel.island.tsx'
import type { SignInLinks } from '../../features/account/login/sign-in-links.ts'
import type { loadAccount } from './account.server.ts'

export function AccountTemplate({ page }: { page: Awaited<ReturnType<typeof loadAccount>> }) {
  return (
    <div className="wrap account-page">
      <PageStyle name="forms" />
      <PageStyle name="account" />
      <div>
        <Breadcrumbs steps={page.head.breadcrumbs} />
        <PageHeader title={page.title} subtitle={page.subtitle} />
      </div>
      {page.elsewhere ? (
        <SignInElsewhere page={page} links={page.elsewhere} />
      ) : (
        <Island
          of={loginPanel}
          props={{ forms: page.forms, forAgents: page.forAgents, notice: page.notice }}
          when="idle"
          className="account-page__panel"
        />
      )}
      <div>
        {page.picture && <Picture picture={page.picture} sizes="40rem" className="account-page__picture" decorative />}
        <Prose html={page.html} />
      </div>
    </div>
  )
}

/** Links in place of the forms, where the booking site accepts only its own; the likelier one first. */
function SignInElsewhere({ page, links }: { page: AccountPage; links: SignInLinks }) {
  const { member, agent } = accountPageWords()
  const sections = [
    { ...member, to: links.logIn, toSignUp: links.signUp },
    { ...agent, to: links.agentLogIn, toSignUp: links.agentSignUp },
  ]
  return (
    <div className="login-panel account-page__panel">
      {page.notice && <Notice tone={page.notice.tone}>{page.notice.text}</Notice>}
      {(page.forAgents ? sections.toReversed() : sections).map(({ title, logIn, signUp, to, toSignUp }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <div className="login-panel__row">
            <ButtonLink href={to}>{logIn}</ButtonLink>
            <ButtonLink href={toSignUp} tone="quiet">
              {signUp}
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  )
}
