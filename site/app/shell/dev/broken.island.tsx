import { defineIsland } from '@agency/ui/islands/define-island.ts'
import { useEffect, useState } from 'react'

function Broken({ label }: { label: string }) {
  const [lives, setLives] = useState(false)
  useEffect(() => setLives(true), [])
  if (lives) throw new Error('This island breaks on purpose.')
  return (
    <label>
      {label} <input name="broken" />
    </label>
  )
}

export const island = defineIsland('broken', Broken)
