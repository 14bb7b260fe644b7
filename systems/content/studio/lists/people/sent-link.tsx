import { useState } from 'react'
import type { SentLink } from '../../calls/users.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'

/** Sends users links to choose a password. Without a mail server a window shows the link, this once. */
export function useSentLink() {
  const { call: act } = useCall()
  const [shown, setShown] = useState<{ name: string; link: string }>()
  const texts = words.users

  const send = (name: string, work: () => Promise<SentLink>) =>
    act(async () => {
      const { link } = await work()
      if (link !== null) setShown({ name, link })
      return { message: link === null ? texts.done.link(name) : texts.linkTitle(name) }
    })

  const linkWindow = shown && (
    <Window title={texts.linkTitle(shown.name)} isOpen onOpenChange={() => setShown(undefined)}>
      <p>{texts.linkHelp(shown.name)}</p>
      <p>
        <code>{shown.link}</code>
      </p>
      <CopyButton text={shown.link} />
    </Window>
  )
  return { send, linkWindow }
}
