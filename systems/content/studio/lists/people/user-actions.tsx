import { SelectField } from '@agency/ui/forms/field.tsx'
import { useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useLoaderData } from 'react-router'
import { call } from '../../calls/call.ts'
import { saveAsFile } from '../../calls/save-as-file.ts'
import { handDraftsOver, type ListedUser, readDraftsOf, type SentLink } from '../../calls/users.ts'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { useCall } from '../../parts/forms/use-call.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { ChangeUser } from './change-user.tsx'
import { useSentLink } from './sent-link.tsx'

type Action = keyof typeof words.users.done

export function UserActions({ user }: { user: ListedUser }) {
  const { id, name, email, totp, blocked } = user
  const { call: act } = useCall()
  const { send, linkWindow } = useSentLink()
  const [to, setTo] = useState('')
  const [asked, setAsked] = useState<'change' | keyof typeof words.users.sure>()

  const work: Record<Exclude<Action, 'link'>, () => Promise<unknown>> = {
    'sign-out': () => call('DELETE', `users/${id}/sessions`),
    totp: () => call('DELETE', `users/${id}/totp`),
    block: () => call('POST', `users/${id}/block`),
    unblock: () => call('POST', `users/${id}/unblock`),
    export: async () => {
      const data = await call('POST', `users/${id}/export`)
      saveAsFile(`${email}.json`, JSON.stringify(data, null, 2), 'application/json')
    },
    remove: () => call('DELETE', `users/${id}`),
  }
  const run = (action: Action) =>
    action === 'link'
      ? send(name, () => call<SentLink>('POST', `users/${id}/password-link`))
      : act(work[action], words.users.done[action](name))
  /** A refusal to hand over leaves the account as it was. */
  const handOver = (action: 'remove' | 'block') => async () => {
    const handed = to === '' ? '' : words.users.handedOver((await handDraftsOver(id, to)).count)
    await work[action]()
    return { message: `${words.users.done[action](name)} ${handed}`.trim() }
  }
  const offered = [
    'change' as const,
    ...(blocked ? (['unblock'] as const) : (['link', 'sign-out'] as const)),
    ...(totp ? (['totp'] as const) : []),
    ...(blocked ? [] : (['block'] as const)),
    'export' as const,
    'remove' as const,
  ]

  return (
    <>
      <MenuTrigger>
        <Button className="pick" aria-label={words.fields.actionOn(words.page.more, name)}>
          {words.page.more}
        </Button>
        <Popover placement="bottom end">
          <Menu
            className="menu"
            aria-label={words.fields.actionOn(words.page.more, name)}
            onAction={action =>
              action === 'remove' || action === 'block' || action === 'change'
                ? setAsked(action)
                : void run(action as Action)
            }
          >
            {offered.map(action => (
              <MenuItem key={action} id={action}>
                {words.users.actions[action]}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {linkWindow}
      {asked === 'change' && <ChangeUser user={user} onClose={() => setAsked(undefined)} />}
      {(asked === 'remove' || asked === 'block') && (
        <Window title={words.users.sure[asked](name)} isOpen onOpenChange={() => setAsked(undefined)}>
          <p>{words.users.sureHelp[asked]}</p>
          <Drafts id={id} to={to} onChoose={setTo} />
          <MainButton
            onClick={() => {
              setAsked(undefined)
              void act(handOver(asked))
            }}
          >
            {words.users.actions[asked]}
          </MainButton>
        </Window>
      )}
    </>
  )
}

/** Somebody else has to finish a blocked user's drafts. */
function Drafts({ id, to, onChoose }: { id: string; to: string; onChoose: (to: string) => void }) {
  const { users } = useLoaderData<{ users: ListedUser[] }>()
  const drafts = useLoaded(() => readDraftsOf(id), [id])
  const others = users.filter(one => one.id !== id && !one.blocked && one.role !== 'reader')
  const options = others.map(one => ({ value: one.id, label: `${one.name} (${one.email})` }))
  return (
    <>
      <p role="status">{drafts && words.users.drafts(drafts.names)}</p>
      {drafts && drafts.names.length > 0 && (
        <SelectField
          name="hand-over"
          label={words.users.handOver}
          required={false}
          options={[{ value: '', label: words.users.noColleague }, ...options]}
          value={to}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </>
  )
}
