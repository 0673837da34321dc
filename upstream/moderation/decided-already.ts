interface Earlier {
  account_id: number | null;
  staff_name: string;
}

/** To staff who came second: who decided before, and what. `label` is that of the decision. */
export const decidedAlready = ({ account_id, staff_name }: Earlier, label: string, by: { id: number }) =>
  `${account_id === by.id ? "You have" : `${staff_name} has`} decided this already: ${label.toLowerCase()}.`;
