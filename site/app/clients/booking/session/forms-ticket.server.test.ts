import { expect, test } from 'vitest'
import { machineKeySetting, openFormsTicket } from './forms-ticket.server.ts'

/*
 * Tickets that .NET Framework wrote, as published in the tests of two open-source projects: LeanKit-Labs/aspxauth
 * (spec/index.spec.js) and dazinator/AspNetCore.LegacyAuthCookieCompat (CookieCompatSHA256Tests, …SHA512Framework45Tests).
 */
const published = {
  '.NET 2.0 to 4.0, SHA1, AES-256': {
    web:
      '<machineKey validation="SHA1" decryption="AES" decryptionKey="9DA83917EE2DE9008FCB45986195A9BC11EF9496D67042C76B4052CEFA22EF45" ' +
      'validationKey="709FC62CDB7CC79821DEBB2062FDED6795AD8CB37341B55B3763923BEEF662865AF7EC613F9A76171CA3C336ED119D1C103555D87D092BAD4A63F807592B0520" />',
    cookie:
      '874B814416D1064EFF67A64D1200525471A0C74ADA3B450F05CBBCC7B2BEC6C9E5D20F1AD4E83DB3C72A965096C9680D4F667DAC7AFDAE168C7EE9D5CF77EBAFBB439CE461500A3E9547883E87B4BA5FEC14F9EECD1AECC594ECA46C2A8FA2652195A6562465E6811E36E2B119EE1A927D11E84E89D3AF6870F00A9C72E65F26A5E8EA7EBDADE8C4CD15BFF433FAAF269F17C4EC85C49069981227416EDD2086FA4D453D25A865580990608F142D167CBC671717C0C22E8E6FC28CA3F1C385462E40B6505AE67EEEFA90EC6BB2E6E7D04B0F6CB457223EAFE6BA0C32D7F867C764D33ABA914ABDACA6FBCF8DB7C5628A72606E3F113794BB071A2F432C9422017ECFEEBFC28C1F1A7AEE12AD3AFA9E7916FF52B041EA6BF44FAD4DBBFD1A6A8B4A4EBF37',
    ticket: {
      issued: new Date('2016-09-23T15:38:02.250Z'),
      expires: new Date('2016-10-23T15:38:02.250Z'),
      name: 'calvin.bottoms@leankit.com',
      userData: 'banditsoftware.localkanban.com:59ddc62b-1b40-4fe3-afe3-e1bb11bb8170',
    },
  },
  '.NET 2.0 to 4.0, HMACSHA256, AES-192': {
    web:
      '<machineKey validation="HMACSHA256" decryption="AES" decryptionKey="3C4D2EF2FD5FA7ADA0AE5E7BCC312A31E901AE4821218893" ' +
      'validationKey="2863C5606B3711FC0857F47664552890E2B060A1C11A0B2221660B3137DB8538164F4813BC5E4AA319F8FE3EB86F3751ADE6A96241664988CBB1C99EAE09E7F4" />',
    cookie:
      '71AE29F3588ACE8E0097BA62E71B3E3ADC92FBEAFC2CBBD3FC3AC200EB6F78BC85CE111125F1ED0D7F4A54805F06F572A1D5FAD25A4DE014B54D199E6FBAF10A8674107BD78A310E589A49F2ADF6019785AF065C6677CF769D7CB17419D9BCAC35820862DEBC5894B4012B1406DD5B94248FBF87DA197BBE983A2E0A3068B6FDF83B076E387262534F946E1D861EF008EF7F7B630D7851525F1E883C9D973692',
    ticket: { name: 'foo@bar.com', userData: 'foo@bar.com' },
  },
  '.NET 4.5 and later, HMACSHA512, AES-256': {
    web:
      '<machineKey validation="HMACSHA512" decryption="AES" decryptionKey="66556A586E3272357538782F413F442A472D4B6150645367566B597033733676" ' +
      'validationKey="58703273357638792F423F4528472B4B6250655368566D597133743677397A24432646294A404D635166546A576E5A7234753778214125442A472D4B61506452" />',
    cookie:
      '4155EDCD81DB4687336A024F636B54ADB352E25E6D8D89E393C407A041DE0F8DFCA382DF1B1135B89AE0C580CCCFEBBB497C609ECA0B1BDDB5875E166A5C230A547FDBF7B4BDCA6A67A55E4AFA8F24B2399EAA55B4C31C00E36239E897B78FA234BF3DAFCCDB85CCA205A21569A7F4A23A7D0A2AD7780C3B55720574E72461675B30453CB214576453BF9D27DD6F2DA78BF74183728B5196D6772BA6031366CBC38A289B171251E7AEC8132B00F39E80D37E4331D97EDFE825840954C7D1FC274C68617C1D1A4B5973E4B977905E38EDE616EEC7AE22C0C2393BEDF95126063A',
    ticket: { name: 'test@example.com', userData: '84e456a0-dbae-4ef9-9828-1f80def0d749' },
  },
}
const cases = Object.entries(published)
const keyOf = (web: string) => machineKeySetting.parse(web)

test.each(cases)('a ticket of %s is read', (_, { web, cookie, ticket }) => {
  expect(openFormsTicket(cookie, keyOf(web))).toMatchObject(ticket)
  expect(openFormsTicket(cookie.toLowerCase(), keyOf(web))).toMatchObject(ticket)
})

test.each(cases)('no changed, cut or foreign ticket of %s is read', (_, { web, cookie }) => {
  const key = keyOf(web)
  for (let at = 0; at < cookie.length; at += 9) {
    const changed = `${cookie.slice(0, at)}${cookie[at] === 'A' ? 'B' : 'A'}${cookie.slice(at + 1)}`
    expect(openFormsTicket(changed, key)).toBe('its signature does not fit SESSION_MACHINE_KEY')
  }
  for (let length = 2; length < cookie.length; length += 14) {
    expect(openFormsTicket(cookie.slice(0, length), key)).toBeTypeOf('string')
  }
  for (const [, { web: other }] of cases.filter(([, { web: one }]) => one !== web)) {
    expect(openFormsTicket(cookie, keyOf(other))).toBeTypeOf('string')
  }
})

test('a value that is not a ticket is reported as such', () => {
  const key = keyOf(cases[0]?.[1].web ?? '')
  for (const value of ['', 'not-hex', 'ABC', 'e30.e30.e30'])
    expect(openFormsTicket(value, key)).toContain('hexadecimal')
})

test.each([
  [
    'keys that each start makes anew',
    '<machineKey validationKey="AutoGenerate,IsolateApps" decryptionKey="AutoGenerate" />',
  ],
  [
    'another cipher',
    `<machineKey validationKey="${'AB'.repeat(32)}" decryptionKey="${'CD'.repeat(24)}" decryption="3DES" />`,
  ],
  [
    'another hash',
    `<machineKey validationKey="${'AB'.repeat(32)}" decryptionKey="${'CD'.repeat(24)}" validation="MD5" />`,
  ],
  ['a key alone', 'ABCDEF'],
])('the setting refuses %s', (_, text) => expect(machineKeySetting.safeParse(text).success).toBe(false))

test('the setting names the algorithms if web.config does', () => {
  const keys = `validationKey="${'AB'.repeat(32)}" decryptionKey="${'CD'.repeat(32)}"`
  expect(machineKeySetting.parse(`<machineKey ${keys} />`)).toMatchObject({ hash: 'sha256', isFramework45: undefined })
  const modes = ['Framework45', 'Framework20SP2'].map(mode =>
    machineKeySetting.parse(`<machineKey ${keys} compatibilityMode="${mode}"/>`),
  )
  expect(modes).toMatchObject([{ isFramework45: true }, { isFramework45: false }])
})
