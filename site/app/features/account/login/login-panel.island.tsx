import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { useHydrated } from '@agency/ui/islands/use-hydrated.ts'
import { Tabs } from '@agency/ui/navigation/tabs.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { signInWords } from '@agency/words/account/sign-in/words.ts'
import { type SyntheticEvent, useState } from 'react'
import type { AccountForms, AccountNotice } from '../account-forms.ts'
import { RegisterForm } from '../registration/register-form.tsx'
import { SocialLogin } from '../social/social-login.tsx'
import { AgentLoginForm } from './agent-login-form.tsx'
import { MemberLoginForm } from './member-login-form.tsx'

type LoginPanelProps = {
  forms: AccountForms
  forAgents?: boolean
  notice?: AccountNotice
  isSignUp?: boolean
  showsSocial: boolean
}

export function LoginPanel({ forms, forAgents, notice, isSignUp, showsSocial }: LoginPanelProps) {
  const say = signInWords()
  const [isEntering, setEntering] = useState(false)
  const member = (
    <div className="login-panel__member">
      <MemberLoginForm forms={forms} notice={forAgents ? undefined : notice} />
      <SocialLogin forms={forms} isShown={showsSocial} onEntering={setEntering} />
      <details className="quick-sign-up" onToggle={isSignUp ? undefined : showOpened}>
        <summary>
          {say.quickSignUp} <Icon name="chevron-down" size={18} />
        </summary>
        {/* Browsers open the `details` around a link's target, not a `details` that is the target. */}
        <div id="sign-up">
          <RegisterForm forms={forms} isAlone={isSignUp} />
        </div>
      </details>
    </div>
  )
  const agent = <AgentLoginForm forms={forms} notice={forAgents ? notice : undefined} />
  return (
    <div className={isSignUp ? 'login-panel login-panel--sign-up' : 'login-panel'} id="login-panel" inert={isEntering}>
      <Tabs
        name="account"
        label={say.tabs.label}
        selected={forAgents ? 'agent' : 'member'}
        tabs={[
          { id: 'member', label: say.tabs.member, content: member },
          { id: 'agent', label: say.tabs.agent, content: agent },
        ]}
      />
    </div>
  )
}

type PagePanelProps = { forms: AccountForms; forAgents: boolean; notice?: AccountNotice }

/** In a low window its fields would open below the edge of the dialog. */
function showOpened({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (details.open) details.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' })
}

function PagePanel(props: PagePanelProps) {
  return <LoginPanel {...props} showsSocial={useHydrated()} />
}

export const island = defineIsland('login-panel', PagePanel)
