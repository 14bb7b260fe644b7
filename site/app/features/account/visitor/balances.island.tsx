import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { useSyncExternalStore } from 'react'
import { knownVisitor, onKnownVisitor } from './known-visitor.ts'

/** Shows a link until the balances are loaded, and without script. */
function Balances({ isAgent }: { isAgent: boolean }) {
  const visitor = useSyncExternalStore(onKnownVisitor, knownVisitor, () => undefined)
  if (!visitor) return <a href="/account">See your {isAgent ? 'Agent Credit' : 'balances'}</a>
  if (!visitor.balances) return <p>Your balances cannot be shown just now.</p>
  return visitor.balances.map(({ name, useable, holding, expiry }) => (
    <div key={name}>
      <span>{name}</span>
      <b>{useable}</b>
      {holding && <small>{holding} on hold</small>}
      {expiry && <small>{expiry}</small>}
    </div>
  ))
}

export const island = defineIsland('balances', Balances)
