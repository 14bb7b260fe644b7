import type { CheckOfNode } from '@agency/contracts/manage/nodes/checks.ts'
import type { Mend } from '@agency/contracts/manage/nodes/mend.ts'
import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { useEffect, useState } from 'react'
import { CallFailure } from '../../calls/call.ts'
import { editableOf, mendNode, readChecks, readNode } from '../../calls/nodes.ts'
import { announceFault } from '../../parts/announcements.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { words } from '../../words/words.ts'
import type { OpenPage } from '../saving/use-open-page.ts'

/** Once, when a window opens. Blocking faults appear at their fields too. */
export function useChecks({ key }: NodeDocument, page: OpenPage) {
  const [checks, setChecks] = useState<CheckOfNode[]>()
  const [failure, setFailure] = useState('')

  function show(results: CheckOfNode[]) {
    setChecks(results)
    page.found(results.filter(({ blocking }) => blocking))
  }

  async function look() {
    setFailure('')
    try {
      await saved(page)
      show((await readChecks(key)).checks)
    } catch (error) {
      setFailure((error as Error).message)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void look(), [])

  function refuse(error: unknown) {
    const faults = error instanceof CallFailure ? (error.problem.faults ?? []) : []
    if (faults.length > 0) show(faults.map(fault => ({ ...fault, level: 'error', blocking: true })))
    announceFault(error)
  }
  const { call, busy } = useCall({ onFault: refuse })
  /** With the saved version. */
  const act = (work: (version: number) => Promise<unknown>) => call(async () => work(await saved(page)))

  async function readAgain() {
    const now = await readNode(key)
    page.replace(editableOf(now), now.version, true)
  }

  const fix = (mend: Mend) =>
    act(async () => {
      const { outcome } = await mendNode(key, [mend], true)
      if (outcome === 'unchanged') throw new Error(words.each.notFound)
      await readAgain()
      show((await readChecks(key)).checks)
    })

  const isBlocked = busy || checks === undefined || checks.some(({ blocking }) => blocking)
  return { checks, failure, look, act, fix, readAgain, isBlocked }
}

/** @returns the saved version @throws if saving failed */
async function saved(page: OpenPage): Promise<number> {
  const { state, version } = await page.flush()
  if (state !== 'saved') throw new Error(words.publish.unsaved(words.saving[state]))
  return version
}
