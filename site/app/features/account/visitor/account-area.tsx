import { Island } from '@agency/ui/islands/island.tsx'
import { opensIn } from '@agency/ui/navigation/link-target.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { visitorWords } from '@agency/words/account/visitor/words.ts'
import { island as signIn } from '../dialog/sign-in.island.tsx'
import type { SignInLinks } from '../login/sign-in-links.ts'
import { island as balances } from './balances.island.tsx'
import type { Visitor } from './visitor.ts'

type AccountAreaProps = { visitor: Visitor | undefined; elsewhere: SignInLinks | undefined }

export function AccountArea({ visitor, elsewhere }: AccountAreaProps) {
  const say = visitorWords()
  if (!visitor && !elsewhere) return <Island of={signIn} props={{}} when="touch" className="utility__account" />
  if (!visitor)
    return (
      <div className="utility__account">
        <a href={elsewhere?.logIn}>{say.logIn}</a>
        <a href={elsewhere?.signUp}>{say.signUp}</a>
      </div>
    )
  return (
    <div className="utility__account">
      <details className="user-menu" name="header-panel" data-hover-panel>
        <summary>
          <Icon name="user" size={18} /> {say.hi}{' '}
          <span className="user-menu__name" data-first-name data-keep-session={visitor.keepSessionUrl}>
            {visitor.greetedAs}
          </span>{' '}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="user-menu__sheet">
          <UserMenu visitor={visitor} />
        </div>
      </details>
    </div>
  )
}

function UserMenu({ visitor }: { visitor: Visitor }) {
  return (
    <>
      <PageStyle name="account" />
      <Island of={balances} props={{ isAgent: visitor.isAgent }} when="near" className="user-menu__balances" />
      <ul>
        {visitor.links.map(({ name, href, target }) => (
          <li key={name}>
            <a href={href} {...opensIn(target ?? '')}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={visitor.logOffAction} data-log-off>
        <button type="submit" className="button button--quiet">
          <Icon name="log-out" size={18} /> {visitorWords().logOut}
        </button>
      </form>
    </>
  )
}
