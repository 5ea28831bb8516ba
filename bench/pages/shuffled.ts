/** The same order in every run: pages that stand beside each other in a list are alike. */
export function shuffled<Item>(items: readonly Item[], seed = 7): Item[] {
  let state = seed
  const order = items.map((item) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return { item, at: state }
  })
  return order.sort((a, b) => a.at - b.at).map(({ item }) => item)
}
