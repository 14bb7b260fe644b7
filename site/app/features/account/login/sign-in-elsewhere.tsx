import { ButtonLink } from '@agency/ui/navigation/button-link.tsx'
import { Notice } from '@agency/ui/overlays/notice.tsx'
import type { AccountPage } from '../account-forms.ts'
import type { SignInLinks } from './sign-in-links.ts'

/** Links in place of the forms, where the booking site accepts only its own; the likelier one first. */
export function SignInElsewhere({ page, links }: { page: AccountPage; links: SignInLinks }) {
  const sections = [
    { title: 'Member', logIn: links.logIn, signUp: links.signUp },
    { title: 'Agent', logIn: links.agentLogIn, signUp: links.agentSignUp },
  ]
  return (
    <div className="login-panel account-page__panel">
      {page.notice && <Notice tone={page.notice.tone}>{page.notice.text}</Notice>}
      {(page.forAgents ? sections.toReversed() : sections).map(({ title, logIn, signUp }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <div className="login-panel__row">
            <ButtonLink href={logIn}>{title === 'Agent' ? 'Log in as an agent' : 'Log in'}</ButtonLink>
            <ButtonLink href={signUp} tone="quiet">
              {title === 'Agent' ? 'Become an agent' : 'Sign up'}
            </ButtonLink>
          </div>
        </section>
      ))}
    </div>
  )
}
