import { useDragAndDrop } from 'react-aria-components'
import { moveNode } from '../calls/nodes.ts'
import { useCall } from '../parts/forms/use-call.ts'
import { isWithin } from '../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../parts/nodes/studio-data.ts'
import { words } from '../words/words.ts'

/** By drag, or with the keyboard: Enter on a row's handle, arrow keys to the target, Enter again. */
export function useTreeMoves(isAllowed: boolean) {
  const { nodes } = useStudio()
  const { call } = useCall()
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !isAllowed,
    getItems: keys => [...keys].map(key => ({ 'text/plain': nodes.byKey.get(String(key))?.name ?? '' })),
    async onMove({ keys, target }) {
      const [key] = [...keys].map(String)
      const goal = nodes.byKey.get(String(target.key))
      if (key === undefined || goal === undefined || isWithin(nodes, goal.key, key)) return
      const place = placeBeside(goal.key, target.dropPosition)
      const message = words.tree.moved(nodes.byKey.get(key)?.name ?? '')
      await call(() => moveNode(key, place.parentKey, place.before), message)
    },
  })

  function placeBeside(key: string, position: 'on' | 'before' | 'after') {
    if (position === 'on') return { parentKey: key }
    const parentKey = nodes.byKey.get(key)?.parentKey ?? null
    const siblings = nodes.below.get(parentKey) ?? []
    const index = siblings.findIndex(node => node.key === key) + (position === 'after' ? 1 : 0)
    return { parentKey, ...(siblings[index] && { before: siblings[index].key }) }
  }

  return dragAndDropHooks
}
