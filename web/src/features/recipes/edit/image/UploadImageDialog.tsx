import { useSave } from '../../../../api/use-save.js';
import { FormError } from '../../../../shared/forms/FormError.js';
import { CropDialog } from '../../../../shared/ui/image/CropDialog.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import { useUploadImageMutation } from '../edit.api.js';

export interface UploadImageDialogProps {
  recipeId: string;
  file: File;
  immediate: ImmediateWrites;
  onClose: () => void;
}

/** Crops an image and makes it the image of the recipe. */
export function UploadImageDialog({ recipeId, file, immediate, onClose }: UploadImageDialogProps) {
  const { problem, save } = useSave('recipe-edit.image-saved');
  const [upload, { isLoading }] = useUploadImageMutation();
  const { writes, applyStoredChange } = immediate;

  const handleDone = async (image: File) => {
    const call = upload({ recipeId, image, writes });
    if (!(await save(call))) return;
    const { body, etag } = await call.unwrap();
    applyStoredChange(() => body, etag);
    onClose();
  };
  return (
    <CropDialog image={file} busy={isLoading} onDone={(image) => void handleDone(image)} onClose={onClose}>
      <FormError text={problem} />
    </CropDialog>
  );
}
