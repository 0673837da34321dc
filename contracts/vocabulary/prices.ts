/** How many days a usual price looks back, its own day included (domain.md section 1). */
export const usualDays = 90;
