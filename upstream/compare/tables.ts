export interface ComparisonTable {
  url: string;
  header: string;
  title: string;
  left_brand_id: number | null;
  right_brand_id: number | null;
}

export interface ComparisonTables {
  comparison: ComparisonTable;
}

declare module "../database/tables" {
  interface Database extends ComparisonTables {}
}
