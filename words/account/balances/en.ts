export const en = {
  seeCredit: 'See your Agent Credit',
  seeBalances: 'See your balances',
  notShown: 'Your balances cannot be shown just now.',
  onHold: (sum: string) => `${sum} on hold`,
}
