import { Tabs } from '@agency/ui/navigation/tabs.tsx'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import type { AccountPage } from '../account-page.ts'
import { RegisterForm } from '../registration/register-form.tsx'
import { SocialLogin } from '../social/social-login.tsx'
import { AgentLoginForm } from './agent-login-form.tsx'
import { MemberLoginForm } from './member-login-form.tsx'
import { SignInElsewhere } from './sign-in-elsewhere.tsx'

/** What the dialog shows too: `login-dialog.client.ts` takes this element out of the page. */
export function LoginPanel({ page }: { page: AccountPage }) {
  if (page.elsewhere) return <SignInElsewhere page={page} links={page.elsewhere} />
  return (
    <div className="login-panel" id="login-panel" data-login-panel>
      <Tabs
        name="account"
        label="Who is logging in"
        selected={page.forAgents ? 'agent' : 'member'}
        tabs={[
          { id: 'member', label: 'Member', content: <Member page={page} /> },
          { id: 'agent', label: 'Agent', content: <AgentLoginForm page={page} /> },
        ]}
      />
    </div>
  )
}

function Member({ page }: { page: AccountPage }) {
  return (
    <div className="login-panel__member">
      <MemberLoginForm page={page} />
      <SocialLogin page={page} />
      <details className="quick-sign-up">
        <summary>
          Quick Sign Up <Icon name="chevron-down" size={18} />
        </summary>
        {/* Browsers open what a link leads into, not what it leads to. */}
        <div id="sign-up">
          <RegisterForm page={page} />
        </div>
      </details>
    </div>
  )
}
