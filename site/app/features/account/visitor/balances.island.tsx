import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { balanceWords } from '@agency/words/account/balances/words.ts'
import { useSyncExternalStore } from 'react'
import { knownVisitor, onKnownVisitor } from './known-visitor.ts'

/** Shows a link until the balances are loaded, and without script. */
function Balances({ isAgent }: { isAgent: boolean }) {
  const say = balanceWords()
  const visitor = useSyncExternalStore(onKnownVisitor, knownVisitor, () => undefined)
  if (!visitor) return <a href="/account">{isAgent ? say.seeCredit : say.seeBalances}</a>
  if (!visitor.balances) return <p>{say.notShown}</p>
  return visitor.balances.map(({ name, useable, holding, expiry }) => (
    <div key={name}>
      <span>{name}</span>
      <b>{useable}</b>
      {holding && <small>{say.onHold(holding)}</small>}
      {expiry && <small>{expiry}</small>}
    </div>
  ))
}

export const island = defineIsland('balances', Balances)
