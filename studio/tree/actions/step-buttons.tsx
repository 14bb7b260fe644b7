import { moveNode } from '../../calls/nodes.ts'
import { QuietButton } from '../../parts/forms/buttons.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import type { ActionFormProps } from './use-run.ts'

/** Moves a node up or down among its neighbours with each press, and shows its position. */
export function StepButtons({ node, run, busy }: ActionFormProps) {
  const { nodes } = useStudio()
  const parentKey = nodes.byKey.get(node.key)?.parentKey ?? null
  const siblings = nodes.below.get(parentKey) ?? []
  const index = siblings.findIndex(one => one.key === node.key)
  const last = siblings.length - 1
  /** @param before the index of the sibling that it goes before; past the last one, it goes to the end */
  const step = (before: number) =>
    run(async () => {
      await moveNode(node.key, parentKey, siblings[before]?.key)
      return { message: words.tree.moved(node.name), stays: true }
    })
  // Not `disabled`, because a disabled button loses the focus.
  return (
    <div className="buttons">
      <QuietButton aria-disabled={busy || index <= 0} onClick={() => !busy && index > 0 && step(index - 1)}>
        {words.tree.up}
      </QuietButton>
      <QuietButton aria-disabled={busy || index === last} onClick={() => !busy && index < last && step(index + 2)}>
        {words.tree.down}
      </QuietButton>
      <span role="status">{words.tree.place(index + 1, siblings.length)}</span>
    </div>
  )
}
